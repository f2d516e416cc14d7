/** The address that dials a telephone number, however it is written. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
