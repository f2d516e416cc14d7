/** The person whom the first start creates. Of the local runtime only: nothing deployed knows this log-in. */
export const DEMO_ACCOUNT = {
  email: 'admin@flou.example',
  password: 'Langit-Biru-2026',
  fullName: 'Raras Kinanthi',
} as const
