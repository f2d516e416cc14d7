const PAGES = /web-public\/app\/(?:texts\/)?pages\/(promotion\/(?:event|offers)|\w+)[/.]/
const SECTIONS = /web-public\/app\/(?:texts\/)?sections\/(?:(\w+)\/|(\w+))/

/** Modules that every page loads. */
export const EVERYWHERE = [
  /web-public\/app\/(?:layoutRoutes\.client\.ts|root\.tsx|pages\/site\.tsx)/,
  /web-public\/app\/(?:document|elements|site|layout(?!\/(?:consent\/(?:Consent(?:Settings|Services)|Chat|runServices)|search\/(?:suggestField|fetchSuggestions)|footer\/NewsletterThanks|popup\/(?:PopupDialog|ModalDialog|fetchPopup))\b)|styles)\//,
  /web-public\/app\/texts\/(?:useTexts|shell|errors|pages\/partners|sections\/(?:faq|fromPrice))\b/,
  /web-public\/app\/(?:pages\/reading\/(?!readCostExamples\b)|customer\/useNearView\b)/,
  /web-public\/app\/pages\/errors\/(?:PageError|ErrorMessage|RootErrorBoundary|pageFailure)\b/,
  /web-public\/app\/sections\/(?:list\/|faq\/|(?:hero\/)?(?:Banner|PageOpening|Breadcrumb|CtaBand|FromPrice|PlainHeader|SectionHeading|SectionNav)\b|useCurrentSection|useMarkedInView)/,
  /web-public\/app\/sections\/blocks\/(?:CardBlock|RecordCards|Split|PageBlock)\b/,
  /\/shared\/(?:paths|locale|content\/order|strings\/getOrMake|texts\/(?:reader|newsletter)|pricing\/money|site\/styleOrder|visits\/consent)\b/,
]
/** Request a page's data before heavy modules load. */
export const LOADING =
  /web-public\/app\/(?:entry\.client\.tsx|(?:deferred\/(?:readPage|keepTypedInput|pageState|payload)|missingScript|site\/(?:fetchLayout|layoutText)|document\/boundedCache|styles\/styleSheets)\.ts)|shared\/strings\/fingerprint\.ts/
const isLoading = (id: string) => LOADING.test(id) || id.includes('vite/preload-helper')

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|react-router)\/|deferred\/hydrate\.client\.tsx/

const isEverywhere = (id: string) => EVERYWHERE.some((pattern) => pattern.test(id))

const FORM_CHECKS =
  /\/shared\/(?:forms\/check|strings\/(?:oneLine|email)|texts\/(?:forms|content|messageParts))\b|web-public\/app\/forms\/(?:sendForm|solveChallenge|problemText)\b/
const areaOf = (id: string) => `area-${PAGES.exec(id)?.[1]?.replace('/', '-')}`
const blockOf = (id: string) => {
  const [, folder, file] = SECTIONS.exec(id) ?? []
  return `block-${(folder ?? file)?.toLowerCase()}`
}

/**
 * Chunk groups; the first match wins. Small chunks compress badly and cost requests, large ones contain
 * unused code.
 */
export const CHUNKS = [
  { name: 'loading', test: isLoading, priority: 6 },
  { name: 'framework', test: FRAMEWORK, priority: 5 },
  { name: 'shell', test: isEverywhere, priority: 4 },
  { name: blockOf, debugName: 'block', test: SECTIONS, minShareCount: 2, priority: 2 },
  // form declarations, and separately the validation, which loads on input
  {
    name: 'formRules',
    test: /\/shared\/forms\/(?:fields|define|anchors|provinces)\b/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'formChecks', test: FORM_CHECKS, minShareCount: 2, priority: 4 },
  {
    name: 'dialogs',
    test: /web-public\/app\/layout\/(?:consent\/ConsentSettings|popup\/ModalDialog)\b/,
    priority: 4,
  },
  {
    name: 'area-home',
    test: /web-public\/app\/(?:pages\/news\/(?:NewsTeaser|ArticleCard|ArticleMeta)\b|texts\/pages\/news\b|(?:texts\/)?sections\/network[/.])/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'prices', test: /\/shared\/pricing\/|web-public\/app\/customer\//, minShareCount: 2, priority: 3 },
  { name: 'rules', test: /\/shared\//, minShareCount: 2, priority: 2 },
  // shared by several pages of an area
  { name: areaOf, debugName: 'area', test: PAGES, minShareCount: 2, priority: 1 },
]
