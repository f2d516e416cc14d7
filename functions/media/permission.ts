/**
 * Whoever is signed in may look, upload and describe: every form needs pictures. What changes or takes away a file that others
 * use, and folders, needs this permission.
 */
export const MANAGE_MEDIA = 'Media'
