import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines, CSV_BOM, parseCells, plainCell } from './csv.ts'

const text = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', '+', '-', '@', ' ', 'é', '1'),
  }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''@x",
    '-5',
    '+62',
    '\t=x',
    ' padded ',
    '+62 812',
    '0812',
    '="0812"',
    '\'="+1"',
  ),
)

test('every text comes back from a file as it was', () => {
  const table = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(table, fc.constantFrom('en' as const, 'id' as const), (rows, language) => {
      const lines = [['a', 'b', 'end'], ...rows.map((row) => [...row.slice(0, 2), 'x'])]

      const read = parseCells(CSV_BOM + lines.map(csvLines(language)).join(''))

      expect(read.map((row) => row.map(plainCell))).toEqual(lines)
    }),
  )
})

test.each([
  [
    'what a spreadsheet copies',
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a file with semicolons',
    'a;b\n"x;y";2',
    [
      ['a', 'b'],
      ['x;y', '2'],
    ],
  ],
  ['a cell of two lines', '"one\ntwo"\tb', [['one\ntwo', 'b']]],
  ['a quote that nothing closes', '"inch\tb', [['"inch', 'b']]],
  ['a line that names the delimiter', 'sep=;\r\na,1;b\r\n', [['a,1', 'b']]],
  ['a line that names a comma, in quotes', '\uFEFF"sep=,"\na;1,b', [['a;1', 'b']]],
  [
    'lines that Excel leaves behind',
    'a;b\r1;2\r;\r ; \r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['one text', 'Rp 1.000', [['Rp 1.000']]],
  ['nothing', '', []],
])('%s', (_, source, cells) => {
  expect(parseCells(source)).toEqual(cells)
})
