/** The parts of the host hold no dot: so no text can be taken apart in two ways, and the time it takes is linear. */
const PATTERN = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/

/** Whether a text of bounded length has the form of an e-mail address. */
export const isEmail = (text: string): boolean => PATTERN.test(text)
