import { BUTTON_DEFAULTS, type AppearanceButton } from '../appearance/appearance.ts'

interface Linked {
  readonly url: string
  readonly customProperty: { readonly buttons: readonly Pick<AppearanceButton, 'urlPath'>[] }
}

const toNonDefaultUrl = (url: string): string => (url.trim() === BUTTON_DEFAULTS.urlPath ? '' : url.trim())

/** Returns the link target: `url`, else the first button's URL, else ''. */
export const linkOf = ({ url, customProperty }: Linked): string =>
  [url, ...customProperty.buttons.map(({ urlPath }) => urlPath)]
    .map(toNonDefaultUrl)
    .find((target) => target !== '') ?? ''
