/** Modules of the layout, and those shared by lists and forms. */
const LAYOUT_MODULES = new RegExp(
  [
    String.raw`shell/AppLayout\.tsx$`,
    String.raw`core/records/(amounts|timeText|useOptions|followedSave)\.ts$`,
    String.raw`lists/(useDelete|DeleteDialog|MissingRecord)\.tsx?$`,
    String.raw`editor/view/head/PublishBadgeSlot\.tsx$`,
    String.raw`lists/RecordLinks\.module\.css$`,
    String.raw`features/records/(RecordGate|VisibleFields|useParent|ParentLink|useRecord)(\.tsx?)?$`,
    String.raw`ui/(Menu|Badge|Switch)(\.module\.css|\.tsx)$`,
    String.raw`(offices/recordLocations\.ts|ui/NotBuiltBadge\.tsx)$`,
    String.raw`texts/useText\.ts$`,
    // used by fields of a form too, which would load the whole list with them
    String.raw`(Group/Group|NativeSelect/NativeSelect|Checkbox/CheckIcon|use-debounced-value)\.mjs$`,
    String.raw`react-query/.*/use(Mutation|Queries)\.js$`,
  ].join('|'),
)

/**
 * Chunk groups in loading order: each takes its modules and their imports unless already taken. Avoids about
 * sixty small chunks.
 */
export const CHUNK_GROUPS = [
  ['app', /web-admin\/src\/shell\/main\.tsx$/],
  ['account', /features\/accounts\/LogInScreen\.tsx$/],
  ['offices', /(routes\/officeScreens\.tsx|core\/offices\/dashboard2\.ts)$/],
  ['frame', LAYOUT_MODULES],
  ['screens', /web-admin\/src\/(ui\/(screen|table)\/|fields\/form\/ReadOnlyBanner)/],
  // shared by later groups
  [
    'form',
    /(editor\/view\/RecordForm\.tsx|fields\/seo\/SeoField\.tsx|records\/(recordWrites|useRefreshed)\.ts|nested\/limit\/\w+\.tsx?|core\/utils\/noop\/noop\.mjs)$/,
  ],
  // needed by lists, choices of a form and the rich text
  [
    'controls',
    /(Select\/Select|Checkbox\/Checkbox|Popover\/Popover)\.mjs$|picker\/(RecordSelect\.tsx|useChoices\.ts)$/,
  ],
  ['marks', /(texts\/(glossary|pageCheck)|records\/unchecked)\.ts$|aids\/CheckedButton\.tsx$/],
  ['list', /records\/ListScreen\.tsx$/],
  ['ticks', /fields\/choice\/(ChoicesField|ToggleField)\.tsx$/],
  ['items', /fields\/nested\/ItemsField\.tsx$/],
  ['picker', /fields\/linked\/picker\/ReferencePicker\.tsx$/],
] as const
