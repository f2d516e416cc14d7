import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core'

/** Dark green with contrast ≥ 5.9:1 to white from shade 7. The brand's #64E818 needs dark text. */
const leaf: MantineColorsTuple = [
  '#effbe8',
  '#dcf5cd',
  '#bbe9a0',
  '#93d96d',
  '#6cc541',
  '#4ba524',
  '#388518',
  '#2a6b11',
  '#22560f',
  '#1a430c',
]
const ink: MantineColorsTuple = [
  '#f3f5f8',
  '#e4e8ee',
  '#c8d0db',
  '#a4b0c0',
  '#7f8ea3',
  '#5f7088',
  '#485870',
  '#34445b',
  '#233147',
  '#162234',
]

const danger: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
]

const FONT = '"Plus Jakarta Sans", "Fallback Sans", system-ui, sans-serif'

/** Content belongs to others: browsers must not fill in the editor's own name, email or address. */
const NO_AUTOFILL = { defaultProps: { autoComplete: 'off' } }

export const theme = (override: MantineThemeOverride) =>
  createTheme({
    fontFamily: FONT,
    headings: { fontFamily: FONT, fontWeight: '600' },
    colors: { leaf, ink, danger },
    primaryShade: 7,
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { styles: { root: { fontWeight: 500 } } },
      TextInput: NO_AUTOFILL,
      Textarea: NO_AUTOFILL,
      NativeSelect: NO_AUTOFILL,
      NumberInput: NO_AUTOFILL,
    },
    ...override,
  })
