/** The id of a form's element in a page. */
export const formAnchor = (form: string): string => `form-${form}`

/** The id of the words that thank for what was sent; without script the address alone shows them. */
export const sentAnchor = (form: string): string => `sent-${form}`

/** A field that people do not see. Its name, and whatever labels it, resembles nothing that browsers and password managers fill in. */
export const TRAP_NAME = '_k2v'

/** Attributes by which the answer to a form without script finds the places of what went wrong. */
export const PROBLEM_OF = 'data-problem-of'
export const FORM_PROBLEM = 'data-form-problem'
