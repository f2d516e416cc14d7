import { expect, test } from 'vitest'
import { blocksBelow, withAdded } from './readmeBlocks.ts'

const DOCUMENT = `# Product

## Other

\`\`\`ts
// other.ts
export const other = 1
\`\`\`

## Add one

\`\`\`diff
// list.ts
   first,
+  second,
\`\`\`

\`\`\`sh
npm start
\`\`\`

## Deploy
`
const [block] = blocksBelow('Add one', DOCUMENT)

test('blocks that name a file are found below their heading only', () => {
  expect(blocksBelow('Add one', DOCUMENT)).toEqual([
    { language: 'diff', path: 'list.ts', lines: ['   first,', '+  second,'] },
  ])
})

test('a line is added below the one that precedes it; one that is not there, or twice, is refused', () => {
  if (!block) throw new Error('The document has a block')

  expect(withAdded('[\n  first,\n  third,\n]', block)).toBe('[\n  first,\n  second,\n  third,\n]')
  expect(() => withAdded('[\n]', block)).toThrow('list.ts has no line, or several:   first,')
  expect(() => withAdded('  first,\n  first,', block)).toThrow('or several')
})
