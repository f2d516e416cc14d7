/** Returns false for empty URLs and form defaults. */
export const isLinkUrl = (url: string | undefined): url is string =>
  url !== undefined && url !== '' && url !== '#' && !/^https?:\/\/$/.test(url)
