/** `publish` → `Publish`, as ids and outputs of the stack are written. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
