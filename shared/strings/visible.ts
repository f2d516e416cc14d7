const UNSEEN =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]+/gu

export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === ''

const UNSEEN_NAMES =
  'nbsp|NonBreakingSpace|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|MediumSpace|' +
  'ZeroWidthSpace|zwj|zwnj|lrm|rlm|shy|NoBreak|Tab|NewLine|ic|it|af'
const UNSEEN_ENTITY = new RegExp(`&(?:${UNSEEN_NAMES});`, 'g')
const NUMBERED_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi
const DRAWN = /<(?:img|table|hr|iframe)[\s/>]/i

function numbered(entity: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/** True for HTML without visible content, such as `<p>&nbsp;</p>`. */
export const isBlankMarkup = (html: string): boolean =>
  !DRAWN.test(html) &&
  isBlank(
    html
      .replace(/<[^<>]*>/g, '')
      .replace(UNSEEN_ENTITY, '')
      .replace(NUMBERED_ENTITY, numbered),
  )

/** Control characters except tabs and line breaks, lone surrogates, noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

export const withoutControls = (text: string): string => text.replace(FORBIDDEN, '')
