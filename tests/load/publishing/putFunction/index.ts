import { S3Client } from '@aws-sdk/client-s3'
import { bucketFiles } from '@flou/functions/features/publishing/site/bucket/siteFiles.ts'

const files = bucketFiles(new S3Client(), 'site')
const PAGE = '<p>Page of the site.</p>'.repeat(1_000)

/** Puts one page of 24 KB. */
export async function handler(): Promise<{ statusCode: number }> {
  await files.putFile('en/page/index.html', PAGE, 'text/html; charset=utf-8')
  return { statusCode: 200 }
}
