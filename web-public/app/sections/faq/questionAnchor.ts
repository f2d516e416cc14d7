export const questionAnchor = ({ id }: { id: number }): string => `faq-${id}`
