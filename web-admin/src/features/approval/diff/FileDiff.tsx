import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { Sides } from '../../../fields/diff/Sides.tsx'
import { mediaUrl } from '../../../core/media/useMedia.ts'
import { FieldTable } from './FieldTable.tsx'
import classes from './FieldTable.module.css'

/** Fields shown to people; the others are measured by the server. */
const VISIBLE_FIELDS = [
  'name',
  'folderId',
  'tags',
  'focalX',
  'focalY',
  'mime',
  'size',
  'width',
  'height',
] as const

const withoutMeasures = (type: AnyType): AnyType => ({
  ...type,
  declaration: {
    ...type.declaration,
    fields: Object.fromEntries(
      VISIBLE_FIELDS.flatMap((name) => {
        const field = type.declaration.fields[name]
        return field ? [[name, field] as const] : []
      }),
    ),
  },
})

function Picture({ values }: { values: ChangeRequestDetail['before'] }) {
  const [path, mime] = [values?.['path'], values?.['mime']]
  if (typeof path !== 'string' || typeof mime !== 'string' || !mime.startsWith('image/')) return null
  return <img className={classes.file} src={mediaUrl({ path })} alt="" />
}

export function FileDiff({ type, changeRequest }: { type: AnyType; changeRequest: ChangeRequestDetail }) {
  const { before, after } = changeRequest
  const isOtherPicture = before?.['path'] !== after?.['path']
  return (
    <>
      {isOtherPicture && (
        <div className={classes.files}>
          <Sides before={before && <Picture values={before} />} after={after && <Picture values={after} />} />
        </div>
      )}
      <FieldTable type={withoutMeasures(type)} changeRequest={changeRequest} />
    </>
  )
}
