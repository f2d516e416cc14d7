import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { projectGraph } from './importGraph.ts'

/** Widths in rem at which screens of the back-office change: phone, tablet, narrow and wide desk. */
const BREAKPOINTS = [37.5, 56.25, 68.75, 75]
const STEP = 0.0625
const TOKENS = 'ui/styles/tokens.css'
const FOLDER = path.join(ROOT, 'web-admin/src')

const textsOf = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: FOLDER }).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]),
  )
const sheets = textsOf('**/*.css')
const components = textsOf('**/*.{ts,tsx}')

/** `file: match` of each match in the back-office's style sheets other than the tokens. */
const foundIn = (pattern: RegExp) =>
  [...sheets]
    .filter(([file]) => file !== TOKENS)
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match, value]) => ({ file, match, value })))

test('sizes in style sheets of the back-office are tokens or grow with the text', () => {
  expect(foundIn(/(?<![\w-])\d[\d.]*px/g).map(({ file, match }) => `${file}: ${match}`)).toEqual([])
})

test('screens of the back-office change at four widths', () => {
  const isAllowed = (width: number) => BREAKPOINTS.some((each) => each === width || each + STEP === width)
  const widths = foundIn(/-width: ([\d.]+)(?:rem|px)\)/g).filter(({ match }) => match.includes(')'))

  expect(widths.filter(({ value }) => !isAllowed(Number(value)))).toEqual([])
  expect(widths.length).toBeGreaterThan(20)
})

test('every custom property that a style sheet of the back-office reads is set somewhere', () => {
  const set = [...sheets.values(), ...components.values()].join('\n')
  const unset = foundIn(/var\((--[\w-]+)\)/g).filter(
    ({ value = '' }) => !value.startsWith('--mantine') && !new RegExp(`${value}['\\]]?:`).test(set),
  )

  expect(unset).toEqual([])
})

test('every token of the back-office is read', () => {
  const tokens = [...(sheets.get(TOKENS) ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name)
  const read = [...sheets.values(), ...components.values()].join('\n')

  expect(tokens.filter((name) => !name.startsWith('--mantine') && !read.includes(`var(${name})`))).toEqual([])
  expect(tokens.length).toBeGreaterThan(40)
})

/** The kit in `ui/` has the only style of these parts; `/__dev/ui` of the local product shows them. */
const KIT_PARTS = {
  'a Mantine component that the kit wraps':
    /import \{[^}]*\b(?:Alert|Badge|Card|Drawer|Menu|Modal|Paper|Popover|Table|Tabs)\b[^}]*\} from '@mantine\/core'/,
  'a table': /<table\b/,
  'a dialog': /<dialog\b/,
  'a popup': /\bpopover=/,
  'an empty state': /\bdata-empty=/,
} as const
const KIT_CLASSES = /^\.(?:hint|empty|badge|banner|tabs?|toolbar)\b[^{]*\{[^}]*(?:padding|font-size)/gm
/** Other parts with such a name or element, and why they are no second style. */
const NOT_OF_KIT: Readonly<Record<string, string>> = {
  'shell/palette/CommandPalette.tsx': 'a list box without title bar',
  'shell/palette/Palette.module.css': 'the group of an entry, cut to one line',
  'fields/richText/RichText.module.css': 'icons inside the frame of a field',
  'editor/view/head/PublishBadge.module.css': 'a disclosure with live progress',
}
const isKit = (file: string) => file.startsWith('ui/')
const isOther = (file: string) => !isKit(file) && !file.includes('.test.') && !(file in NOT_OF_KIT)

test('tables, tabs, menus, banners, badges and dialogs of the back-office come from the kit', () => {
  const filesWith = (pattern: RegExp) =>
    [...components].filter(([, text]) => pattern.test(text)).map(([file]) => file)

  for (const [part, pattern] of Object.entries(KIT_PARTS)) {
    expect(filesWith(pattern).filter(isOther), `${part} outside the kit`).toEqual([])
    expect(filesWith(pattern).filter(isKit), part).not.toEqual([])
  }
})

test('hints, empty states, badges, banners, tabs and toolbars have one style sheet each', () => {
  const files = [...new Set(foundIn(KIT_CLASSES).map(({ file }) => file))]

  expect(files.filter(isOther)).toEqual([])
  expect(files.filter((file) => file in NOT_OF_KIT)).toHaveLength(3)
})

/** Parts of the kit that its page does not show, and why. */
const NOT_ON_PAGE: Readonly<Record<string, string>> = {
  'NotBuiltBadge.tsx': 'a badge of areas without pages',
  'ScrollButtons.tsx': 'covers the corner of the page',
  'lazyPart.tsx': 'no part',
  'account/AccountName.tsx': 'invisible',
  'account/SecretOnce.tsx': 'shown once, in a dialog',
  'screen/AreaTabs.tsx': 'link tabs, which it shows, of an area',
  'table/BulkProgress.tsx': 'within the outcome of edits, which is no part of the kit',
}

test('the page of the kit shows its parts', () => {
  const [graph, kit] = [projectGraph(), 'web-admin/src/ui/']
  const shown = new Set<string>()
  const show = (file: string) => {
    for (const part of graph.get(file) ?? []) {
      if (!part.startsWith(kit) || shown.has(part)) continue
      shown.add(part)
      show(part)
    }
  }
  for (const file of graph.keys()) if (file.startsWith('web-admin/kit/')) show(file)
  const isPart = (file: string) => file.startsWith(kit) && file.endsWith('.tsx')
  const missing = [...graph.keys()].filter((file) => isPart(file) && !shown.has(file))

  expect(missing.map((file) => file.slice(kit.length)).toSorted()).toEqual(
    Object.keys(NOT_ON_PAGE).toSorted(),
  )
})
