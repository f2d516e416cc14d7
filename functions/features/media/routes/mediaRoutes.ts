import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Route } from '../../../core/http/router.ts'
import {
  cropPicture,
  deleteMedia,
  describeMedia,
  replaceFile,
  restoreFile,
  restoreMedia,
} from './fileCalls.ts'
import { changeFolder, createFolder, deleteFolder } from './folderCalls.ts'
import { listMedia } from './listMedia.ts'
import { mediaOverview } from './overview.ts'
import { mediaPages, mediaUsage, mediaVersions, originalUrl, readMedia } from './readCalls.ts'
import type { OpenStorage } from '../files/mediaStorage.ts'
import { completeUpload, requestUpload } from './uploadCalls.ts'

const FILE = STAFF_PATHS.mediaFile('{id}')

export const mediaRoutes = (openStorage: OpenStorage): Route[] => [
  { method: 'POST', path: STAFF_PATHS.mediaUploads, endpoint: requestUpload(openStorage) },
  { method: 'POST', path: STAFF_PATHS.media, endpoint: completeUpload(openStorage) },
  { method: 'GET', path: STAFF_PATHS.media, endpoint: listMedia },
  { method: 'GET', path: STAFF_PATHS.mediaOverview, endpoint: mediaOverview },
  { method: 'POST', path: STAFF_PATHS.mediaFolders, endpoint: createFolder },
  { method: 'PUT', path: STAFF_PATHS.mediaFolder('{id}'), endpoint: changeFolder },
  { method: 'DELETE', path: STAFF_PATHS.mediaFolder('{id}'), endpoint: deleteFolder },
  { method: 'GET', path: FILE, endpoint: readMedia },
  { method: 'PUT', path: FILE, endpoint: describeMedia },
  { method: 'DELETE', path: FILE, endpoint: deleteMedia },
  { method: 'POST', path: `${FILE}/restore`, endpoint: restoreMedia },
  { method: 'GET', path: `${FILE}/usage`, endpoint: mediaUsage },
  { method: 'GET', path: `${FILE}/pages`, endpoint: mediaPages },
  { method: 'GET', path: `${FILE}/original`, endpoint: originalUrl(openStorage) },
  { method: 'POST', path: `${FILE}/file`, endpoint: replaceFile(openStorage) },
  { method: 'POST', path: `${FILE}/crop`, endpoint: cropPicture(openStorage) },
  { method: 'GET', path: `${FILE}/versions`, endpoint: mediaVersions },
  { method: 'POST', path: `${FILE}/versions/{version}/restore`, endpoint: restoreFile },
]
