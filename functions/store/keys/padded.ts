export const padded = (value: number, width = 10): string => String(value).padStart(width, '0')
