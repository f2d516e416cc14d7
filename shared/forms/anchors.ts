export const formAnchor = (form: string): string => `form-${form}`

/** Anchor of the confirmation, targeted by URL without script. */
export const sentAnchor = (form: string): string => `sent-${form}`

/** Honeypot field. Its name avoids autofill by browsers and password managers. */
export const TRAP_NAME = '_k2v'

/** Attributes that mark positions for error messages in forms without script. */
export const PROBLEM_OF = 'data-problem-of'
export const FORM_PROBLEM = 'data-form-problem'
