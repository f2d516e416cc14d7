export const toAbsoluteUrl = (origin: string, url: string): string =>
  /^https?:/.test(url) ? url : origin + url
