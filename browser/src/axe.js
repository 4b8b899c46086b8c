// Returns what axe-core, loaded before, finds on the page. Given is the rule of contrast if it must not run.
const [without, done] = arguments;
// The rules by name: chosen by tag, with one enabled besides, they do not come to an end on a full table.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rules = axe.getRules(tags)
    .filter(rule => (rule.enabled || rule.ruleId === 'label-content-name-mismatch') && rule.ruleId !== without)
    .map(rule => rule.ruleId);
// An element that a panel covers in part is whole again once the panel is closed; figures were looked for one by one.
const counts = (fault, node) => !(fault.id === 'target-size' && node.failureSummary.includes('obscured'))
    && !(fault.id === 'label-content-name-mismatch' && !/\p{L}/u.test(document.querySelector(node.target)?.innerText));
const told = fault => fault.nodes.filter(node => counts(fault, node))
    .map(node => `axe ${fault.id}: ${node.target} ${node.html.slice(0, 200)} ${node.failureSummary}`);
axe.run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
    .then(found => done(found.violations.flatMap(told)), why => done([String(why)]));
