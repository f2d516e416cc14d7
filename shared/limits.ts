/** Limits of input (decision 42) and of storage, each written once. Lengths in characters unless said. */
export const LIMITS = {
  text: 255,
  longText: 5_000,
  richTextBytes: 200 * 1024,
  /** Mark-up of a rich text: tags, their attributes, and elements within each other. */
  richText: { tags: 20_000, attributes: 20_000, depth: 100 },
  items: 50,
  url: 2_000,
  /** News description: 199 pass, 200 fail (spec §5). */
  newsDescriptionUnder: 200,
  passwordMin: 12,
  passwordMax: 128,
  /** DynamoDB refuses items over 400 KiB; versions and audit entries wrap the record in a little more. */
  recordBytes: 380 * 1024,
  perPage: { backOffice: 10, site: 12, max: 100 },
  imageBytes: 5 * 1024 * 1024,
  /** Pixels: a side (WebP holds no more), all of them (decoding costs four bytes each), and of all frames, as a multiple of it. */
  picture: { side: 16_383, pixels: 100_000_000, frames: 4 },
  /**
   * SVG: elements, elements within each other, elements drawn where used parts count each time, attributes, and pieces of text (tags,
   * entities, sections).
   */
  drawing: { elements: 20_000, depth: 100, drawn: 50_000, attributes: 20_000, pieces: 100_000 },
  documentBytes: 20 * 1024 * 1024,
  videoBytes: 200 * 1024 * 1024,
  folderName: 80,
  folderDepth: 6,
  trashDays: 30,
  /** Records that can be arranged at once. */
  arranged: 500,
  /** Saved views a list may have for one person, the length of a view's name, and of the address part it keeps. */
  views: 20,
  viewName: 60,
  viewSearch: 1_000,
  /** The id that older clients send for "no picture"; stored as 0, answered as itself (decision 3). */
  popupNone: 2_147_483_647,
} as const
