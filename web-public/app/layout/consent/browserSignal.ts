interface Signals {
  /** Global Privacy Control; not in the compiler's list of what browsers have. */
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** True where the browser sends Global Privacy Control, which counts as a rejection (decision 44). */
export const hasSignal = (browser: Signals): boolean => browser.globalPrivacyControl === true

/** True where it asks not to be followed in either way: such views are not even counted. */
export const asksForPrivacy = (browser: Signals): boolean => hasSignal(browser) || browser.doNotTrack === '1'
