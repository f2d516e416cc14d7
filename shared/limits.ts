/** Limits of input and storage. Lengths in characters unless noted. */
export const LIMITS = {
  text: 255,
  longText: 5_000,
  richTextBytes: 200 * 1024,
  richText: { tags: 20_000, attributes: 20_000, depth: 100 },
  items: 50,
  url: 2_000,
  /** Exclusive: 199 characters pass, 200 fail. */
  newsDescriptionUnder: 200,
  passwordMin: 12,
  passwordMax: 128,
  /** DynamoDB's limit is 400 KiB; revisions and audit entries add overhead. */
  recordBytes: 380 * 1024,
  perPage: { backOffice: 10, site: 12, max: 100 },
  imageBytes: 5 * 1024 * 1024,
  /** Pixels per side (WebP limit) and in total (memory: 4 bytes each); frames multiply the total. */
  picture: { side: 16_383, pixels: 100_000_000, frames: 4 },
  /**
   * SVG limits. `drawn` counts repeated `use` elements; `fragments` counts tags, entities and sections. Up to
   * `inline` bytes, pages contain the drawing instead of its path.
   */
  drawing: {
    elements: 20_000,
    depth: 100,
    drawn: 50_000,
    attributes: 20_000,
    fragments: 100_000,
    inline: 1_400,
  },
  documentBytes: 20 * 1024 * 1024,
  videoBytes: 200 * 1024 * 1024,
  captionsBytes: 1024 * 1024,
  folderName: 80,
  folderDepth: 6,
  trashDays: 30,
  /** Records per manually ordered list. */
  arranged: 500,
  eventSeats: 5_000,
  /** Filtered records up to which a list is sorted by any of its columns. */
  sorted: 1_000,
  views: 20,
  viewName: 60,
  viewSearch: 1_000,
  /** Sent by older clients for "no picture"; stored as 0, returned unchanged. */
  popupNone: 2_147_483_647,
} as const

export const SESSION_IDLE_MINUTES = { initial: 720, min: 15, max: 1_440 } as const
export const SESSION_DAYS = { initial: 7, min: 1, max: 30 } as const

export type SeoPart = 'title' | 'description'

/** Lengths that search engines show in full, in characters, for counters, checks and hints alike. */
export const SEO_RANGES = {
  title: { min: 10, max: 60 },
  description: { min: 50, max: 160 },
} as const satisfies Record<SeoPart, { min: number; max: number }>
