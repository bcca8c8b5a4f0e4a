import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../uploads/s3-store.ts'

/** The account and the region of every server of that make. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

/** Starts an S3-compatible store that others have made, on a free port, with one empty bucket; it checks signatures. */
export async function openForeignS3Server(
  directory: string,
): Promise<{ readonly settings: S3Settings; readonly close: () => Promise<void> }> {
  const [address, bucket] = ['127.0.0.1', 'documents']
  const server = new S3rver({ address, port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
  const { port } = await server.run()
  const settings = { bucket, endpoint: new URL(`http://${address}:${port}`), ...account }
  return { settings, close: () => server.close() }
}
