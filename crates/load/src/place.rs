//! The address of a server, and the address from which its visitors come.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::{TcpSocket, TcpStream};

/// The header in which a proxy names the address of its client.
pub(crate) const FORWARDED: &str = "x-forwarded-for";

/// A server's address, and the address of this machine from which people connect to it.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The server's host and port.
    pub address: String,
    /// The address to connect from; the system's choice if there is none.
    pub from: Option<IpAddr>,
    /// The address that a proxy on this machine would name, if people come through one.
    pub forwarded: Option<IpAddr>,
}

impl Place {
    /// Returns a place for people of this machine, who are not limited.
    pub fn at(address: &str) -> Self {
        Place { address: address.to_owned(), from: None, forwarded: None }
    }

    /// Returns a place for people from another of this machine's loopback addresses, `127.0.0.LAST`.
    pub fn from(address: &str, last: u8) -> Self {
        let from = Some(IpAddr::V4(Ipv4Addr::new(127, 0, 0, last)));
        Place { from, ..Place::at(address) }
    }

    /// Returns the same place for people from any address, through a proxy on this machine.
    pub fn through_proxy(&self, forwarded: IpAddr) -> Self {
        Place { forwarded: Some(forwarded), ..self.clone() }
    }

    /// Returns the header in which the proxy names the address; empty without a proxy.
    pub fn forwarded_for(&self) -> String {
        self.forwarded.map(|address| address.to_string()).unwrap_or_default()
    }

    /// Opens a connection.
    ///
    /// # Errors
    /// If the server does not take it.
    pub async fn connect(&self) -> Result<TcpStream, String> {
        let plain = |error: std::io::Error| error.to_string();
        let stream = match self.from {
            None => TcpStream::connect(&self.address).await.map_err(plain)?,
            Some(from) => {
                let socket = TcpSocket::new_v4().map_err(plain)?;
                socket.bind(SocketAddr::new(from, 0)).map_err(plain)?;
                let to = self.address.parse().map_err(|_| format!("{} is no address", self.address))?;
                socket.connect(to).await.map_err(plain)?
            }
        };
        stream.set_nodelay(true).map_err(plain)?;
        Ok(stream)
    }
}
