/** False for what forms start with and nobody filled in. */
export const isAddress = (url: string | undefined): url is string =>
  url !== undefined && url !== '' && url !== '#' && !/^https?:\/\/$/.test(url)
