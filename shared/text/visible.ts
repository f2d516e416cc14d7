/** Characters that draw nothing: white space, control, format and filler characters, and the empty Braille cell. */
const UNSEEN =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]+/gu

/** True for text in which nothing can be seen. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === ''

/** Entities of unseen characters, by name; numbered ones are decoded. */
const UNSEEN_NAMES =
  'nbsp|NonBreakingSpace|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|MediumSpace|' +
  'ZeroWidthSpace|zwj|zwnj|lrm|rlm|shy|NoBreak|Tab|NewLine|ic|it|af'
const UNSEEN_ENTITY = new RegExp(`&(?:${UNSEEN_NAMES});`, 'g')
const NUMBERED_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi
/** Elements that are seen without text. */
const DRAWN = /<(?:img|table|hr|iframe)[\s/>]/i

function numbered(entity: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/** True for mark-up that shows nothing, such as `<p>&nbsp;</p>`. */
export const isBlankMarkup = (html: string): boolean =>
  !DRAWN.test(html) &&
  isBlank(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(UNSEEN_ENTITY, '')
      .replace(NUMBERED_ENTITY, numbered),
  )

/** Characters that no text may hold: control characters other than tabs and line breaks, half characters, noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** The same text without control characters; tabs and line breaks stay. */
export const withoutControls = (text: string): string => text.replace(FORBIDDEN, '')
