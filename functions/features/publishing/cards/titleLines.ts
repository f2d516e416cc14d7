type WidthOf = (text: string, size: number) => number

interface Room {
  width: number
  lines: number
  sizes: readonly number[]
}

interface TitleLines {
  size: number
  lines: string[]
}

const ELLIPSIS = '…'
const BEFORE_ELLIPSIS = /[\s,:;–-]/

/** A word that is too wide gets a line that exceeds the width. */
function wrap(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const BALANCE_STEPS = 8

function balance(words: readonly string[], lines: string[], widthOf: (text: string) => number): string[] {
  let best = lines
  let tooNarrow = 0
  let wide = Math.max(...lines.map(widthOf))
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const width = (tooNarrow + wide) / 2
    const narrower = wrap(words, width, widthOf)
    const fits = narrower.length <= lines.length && narrower.every((line) => widthOf(line) <= width)
    if (fits) [best, wide] = [narrower, width]
    else tooNarrow = width
  }
  return best
}

function shorten(line: string, width: number, widthOf: (text: string) => number): string {
  const letters = Array.from(line)
  const isTooWide = () => widthOf(letters.join('') + ELLIPSIS) > width
  while (letters.length > 0 && (isTooWide() || BEFORE_ELLIPSIS.test(letters.at(-1) ?? ''))) letters.pop()
  return letters.join('') + ELLIPSIS
}

/** Breaks a title into balanced lines of the largest size that fits; cuts it if none does. */
export function titleLines(title: string, { width, lines: most, sizes }: Room, widthOf: WidthOf): TitleLines {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const size of sizes) {
    const own = (text: string) => widthOf(text, size)
    const lines = wrap(words, width, own)
    const fits = lines.length <= most && lines.every((line) => own(line) <= width)
    if (fits && lines.length > 0) return { size, lines: balance(words, lines, own) }
  }
  const size = sizes.at(-1) ?? 0
  const own = (text: string) => widthOf(text, size)
  const all = wrap(words, width, own)
  const shown = [...all.slice(0, most - 1), all.slice(most - 1).join(' ')].filter((line) => line !== '')
  return { size, lines: shown.map((line) => (own(line) > width ? shorten(line, width, own) : line)) }
}
