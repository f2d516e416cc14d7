/** List prices of ap-southeast-1 and of visitors in Indonesia, in US dollars without tax and free tier. */
export const PRICES = {
  date: '2026-11-27',
  source: 'https://aws.amazon.com/pricing/',
  month: {
    alarmMetric: 0.1,
    customMetric: 0.3,
    secret: 0.4,
    firewall: 5,
    firewallRule: 1,
    tableGigabyte: 0.285,
    recoveryGigabyte: 0.228,
    backupGigabyte: 0.114,
    bucketGigabyte: 0.025,
  },
  million: {
    lambdaCalls: 0.2,
    apiCalls: 1.25,
    tableReads: 0.1425,
    tableWrites: 0.71,
    bucketPuts: 5,
    bucketGets: 0.4,
    cdnRequests: 1.2,
    edgeFunctionCalls: 0.1,
    keyValueReads: 0.03,
    mails: 100,
  },
  logGigabyte: 0.7,
  openSearchUnitHour: 0.24,
  lambdaGigabyteSecond: 0.000_013_333_4,
  /** Price of a gigabyte up to a monthly volume. */
  cdnGigabytes: [
    { upTo: 10_240, price: 0.12 },
    { upTo: 51_200, price: 0.1 },
    { upTo: 153_600, price: 0.095 },
    { upTo: Infinity, price: 0.09 },
  ],
  invalidation: { free: 1_000, path: 0.005 },
} as const

/**
 * Calls and bytes of one unit of use. Views and paths are measured with the demo content; milliseconds, and table
 * units of edits, menu changes, forms and searches, are estimates. A cache tag counts as a path.
 */
export const MEASURED = {
  date: '2026-11-30',
  view: { cdnRequests: 12.2, kilobytes: 165, edgeFunctionCalls: 5, keyValueReads: 2, bucketGets: 1 },
  /** Browsers that measure views send none. The first of a visit's three views also counts the referrer. */
  visit: { function: 'visits', milliseconds: 8, tableWrites: 4 / 3, cdnRequests: 1 },
  scheduledCall: { milliseconds: 200, tableReads: 17 },
  edit: {
    function: 'publish',
    milliseconds: 1_500,
    tableWrites: 180,
    tableReads: 400,
    bucketPuts: 32,
    paths: 1,
  },
  menuChange: {
    function: 'publish',
    milliseconds: 40_000,
    tableWrites: 1_800,
    tableReads: 20_000,
    bucketPuts: 1_800,
    paths: 1,
  },
  form: { function: 'forms', milliseconds: 60, tableWrites: 40, tableReads: 10, mails: 1 },
  search: { function: 'search', milliseconds: 100, tableWrites: 1, tableReads: 1 },
  logBytesOfACall: 300,
  tableGigabytes: 1,
  bucketGigabytes: 10,
} as const
