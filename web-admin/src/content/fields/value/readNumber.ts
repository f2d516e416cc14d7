/** The number a text says, a comma counting as a decimal point; the text itself where it says none, '' where it is empty. */
export function readNumber(text: string): number | string {
  const trimmed = text.trim()
  const number = Number(trimmed.replace(',', '.'))
  return trimmed === '' || Number.isNaN(number) ? trimmed : number
}
