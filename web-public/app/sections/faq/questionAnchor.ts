/** Where a link to one question leads. */
export const questionAnchor = ({ id }: { id: number }): string => `faq-${id}`
