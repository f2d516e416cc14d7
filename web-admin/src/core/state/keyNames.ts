const APPLE = /Mac|iPhone|iPad/

const isApple = (): boolean => APPLE.test(navigator.userAgent)

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
}
const APPLE_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩' }

const capital = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** Names of the keys of a combination as printed on the keyboard: `Mod+s` is Ctrl S or ⌘ S. */
export const keyNames = (combination: string, onApple = isApple()): string[] =>
  combination
    .split('+')
    .map(
      (key) =>
        NAMES[key] ?? (onApple ? APPLE_NAMES[key] : key === 'Mod' ? 'Ctrl' : undefined) ?? capital(key),
    )
