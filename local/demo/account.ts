/** Account that the first start creates, in the local runtime only. */
export const DEMO_ACCOUNT = {
  email: 'admin@flou.example',
  password: 'Langit-Biru-2026',
  fullName: 'Raras Kinanthi',
} as const
