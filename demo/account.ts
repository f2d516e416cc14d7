/** Account that the first start creates, in the local runtime only. */
export const DEMO_ACCOUNT = {
  email: 'admin@flou.example',
  password: 'Langit-Biru-2026',
  fullName: 'Raras Kinanthi',
} as const

/** Password of the accounts in `content/staff/user.json`. */
export const STAFF_PASSWORD = 'Ombak-Tenang-2026'
