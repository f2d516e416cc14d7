export const toTelUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
