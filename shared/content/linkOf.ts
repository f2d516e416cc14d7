import { BUTTON_DEFAULTS, type AppearanceButton } from './appearance.ts'

interface Linked {
  readonly url: string
  readonly customProperty: { readonly buttons: readonly Pick<AppearanceButton, 'urlPath'>[] }
}

/** What forms start addresses with counts as none (spec §9). */
const addressOf = (url: string): string => (url.trim() === BUTTON_DEFAULTS.urlPath ? '' : url.trim())

/** Where an entry of a link list leads: its `url`, else its first button's address, which is all that spec §3 gives it; '' for nowhere. */
export const linkOf = ({ url, customProperty }: Linked): string =>
  [url, ...customProperty.buttons.map(({ urlPath }) => urlPath)]
    .map(addressOf)
    .find((address) => address !== '') ?? ''
