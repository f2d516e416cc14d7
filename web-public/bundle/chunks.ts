/** Areas; one whose pages show different things has two. */
const PAGES = /web-public\/app\/pages\/(promotion\/(?:event|offers)|\w+)\//
const SECTIONS = /web-public\/app\/sections\/(?:(\w+)\/|(\w+))/

/** On every page, and the sections that most pages have. */
const EVERYWHERE = [
  /web-public\/app\/(?:document|elements|i18n|site|layout(?!\/(?:consent\/(?:Consent(?:Dialogs|Banner|Settings|Services)|Chat|runServices)|search\/(?:suggestField|fetchSuggestions)|footer\/NewsletterThanks|popup\/(?:PopupDialog|ModalDialog|fetchPopup))\b)|styles)\//,
  /web-public\/app\/pages\/errors\/(?:PageError|ErrorMessage|RootErrorBoundary|pageFailure)\b/,
  /web-public\/app\/sections\/(?:list\/|(?:hero\/)?(?:Banner|PageOpening|Breadcrumb|CtaBand|PlainHeader|SectionHeading)\b)/,
  /web-public\/app\/sections\/blocks\/(?:CardBlock|RecordCards|Split|PagePart|inOrder)\b/,
  /\/shared\/(?:paths|locale|site\/(?:styleOrder|consent))\b/,
]
const isEverywhere = (id: string) => EVERYWHERE.some((pattern) => pattern.test(id))

const FORM_CHECKS =
  /\/shared\/(?:submissions\/check|text\/(?:oneLine|email)|(?:form|field)Messages)\b|web-public\/app\/forms\/(?:sendForm|solveChallenge|problemText)\b/
const areaOf = (id: string) => `area-${PAGES.exec(id)?.[1]?.replace('/', '-')}`
const blockOf = (id: string) => {
  const [, folder, file] = SECTIONS.exec(id) ?? []
  return `block-${folder ?? file}`
}

/**
 * Which files the browser's scripts, and with them their style sheets, are bundled into. Many small files compress worse, each costs a
 * request, and the manifest names each for every page; large ones carry what a page does not show. The first group that fits has a module.
 */
export const CHUNKS = [
  // asks for the page's data before anything heavy has been evaluated
  {
    name: 'loading',
    test: /web-public\/app\/(?:deferred\/(?:readPage|syncFields|pageState|payload)|missing(?:File|Script)|site\/(?:fetchShell|shellText)|document\/newest)\.ts|shared\/text\/fingerprint\.ts/,
    priority: 6,
  },
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|deferred\/hydrate\.client\.tsx/,
    priority: 5,
  },
  { name: 'shell', test: isEverywhere, priority: 4 },
  { name: blockOf, debugName: 'block', test: SECTIONS, minShareCount: 2, priority: 2 },
  // what a form says, and apart from it what checks it, which comes when somebody writes
  {
    name: 'formRules',
    test: /\/shared\/submissions\/(?:fields|define|anchors)\b/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'formChecks', test: FORM_CHECKS, minShareCount: 2, priority: 4 },
  { name: 'money', test: /\/shared\/pricing\/money\b/, minShareCount: 2, priority: 4 },
  { name: 'prices', test: /\/shared\/pricing\//, minShareCount: 2, priority: 3 },
  { name: 'rules', test: /\/shared\//, minShareCount: 2, priority: 2 },
  // on several pages of an area
  { name: areaOf, debugName: 'area', test: PAGES, minShareCount: 2, priority: 1 },
]
