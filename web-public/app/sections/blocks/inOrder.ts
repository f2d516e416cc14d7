export const inOrder = <T extends { order: number }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => one.order - other.order)
