import type { PageProblem, ProblemName } from './pageRules.ts'

/** Rules that content can break and that need no layout, without those of `findPageProblems`. */
const RULES = {
  list: 'brokenList',
  listitem: 'brokenList',
  'definition-list': 'brokenList',
  dlitem: 'brokenList',
  'td-headers-attr': 'tableHeader',
  'th-has-data-cells': 'tableHeader',
  'scope-attr-valid': 'tableHeader',
  'empty-table-header': 'emptyTableHeader',
  'frame-title': 'unnamedFrame',
  label: 'unnamedInput',
  'select-name': 'unnamedInput',
  'button-name': 'unnamedButton',
  'input-button-name': 'unnamedButton',
  'svg-img-alt': 'unnamedGraphic',
  'role-img-alt': 'unnamedGraphic',
  'object-alt': 'unnamedGraphic',
  'aria-allowed-attr': 'invalidAria',
  'aria-required-attr': 'invalidAria',
  'aria-required-children': 'invalidAria',
  'aria-required-parent': 'invalidAria',
  'aria-roles': 'invalidAria',
  'aria-valid-attr': 'invalidAria',
  'aria-valid-attr-value': 'invalidAria',
  'nested-interactive': 'nestedControls',
} as const satisfies Record<string, ProblemName>

const isRule = (id: string): id is keyof typeof RULES => Object.hasOwn(RULES, id)

/** Runs axe-core on a parsed page, which loads and runs nothing. */
export async function findAxeProblems(page: Document): Promise<PageProblem[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(page.body, {
    runOnly: Object.keys(RULES),
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element }): PageProblem[] =>
      element && isRule(id) ? [{ name: RULES[id], element, detail: '' }] : [],
    ),
  )
}
