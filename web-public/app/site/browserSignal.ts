interface Signals {
  /** Global Privacy Control, missing in TypeScript's DOM types. */
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Returns true for Global Privacy Control, which counts as rejection. */
export const hasSignal = (browser: Signals): boolean => browser.globalPrivacyControl === true

/** Returns true for GPC or Do Not Track: such visits are not counted. */
export const requestsPrivacy = (browser: Signals): boolean => hasSignal(browser) || browser.doNotTrack === '1'
