/** The month of a day: `2026-11-21` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)
