/** Position after the character at `at`, with its escape or as a whole class `[…]`. */
function afterCharacter(source: string, at: number): number {
  if (source[at] === '\\') return at + 2
  if (source[at] !== '[') return at + 1
  let end = at + 1
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1
  return end + 1
}

/** Position after the group that opens at `at`. */
function afterGroup(source: string, at: number): number {
  let [end, depth] = [at + 1, 1]
  while (depth > 0) {
    if (source[end] === '(') depth += 1
    if (source[end] === ')') depth -= 1
    end = afterCharacter(source, end)
  }
  return end
}

function branches(source: string): string[] {
  const found = ['']
  for (let at = 0, next = 0; at < source.length; at = next) {
    next = source[at] === '(' ? afterGroup(source, at) : afterCharacter(source, at)
    if (source[at] === '|') found.push('')
    else found.push((found.pop() ?? '') + source.slice(at, next))
  }
  return found
}

/**
 * One source per choice of an expression: `a(b|c)` → `a(b)`, `a(c)`. Exclusions of a negative look-ahead are
 * choices too.
 */
export function patternChoices(source: string): string[] {
  const [only = '', ...others] = branches(source)
  if (others.length > 0) return [only, ...others].flatMap(patternChoices)
  for (let at = 0, next = 0; at < only.length; at = next) {
    next = only[at] === '(' ? afterGroup(only, at) : afterCharacter(only, at)
    if (only[at] !== '(') continue
    const [before, group, rest] = [only.slice(0, at), only.slice(at, next), only.slice(next)]
    const [head = '('] = /^\((?:\?[:=!])?/.exec(group) ?? []
    const kept = head === '(?!' ? [group] : []
    const opening = head === '(?!' ? '(?=' : head
    const inside = patternChoices(group.slice(head.length, -1)).map((choice) => `${opening}${choice})`)
    return [...kept, ...inside].flatMap((choice) => patternChoices(rest).map((end) => before + choice + end))
  }
  return [only]
}
