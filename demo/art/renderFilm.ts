import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { FILM, filmFrame } from './film.ts'

/** `npx node demo/art/renderFilm.ts` draws `demo/film/failover.mp4` again. Needs ffmpeg. */
const { seconds, framesPerSecond } = FILM
const file = new URL('../film/failover.mp4', import.meta.url).pathname

const OPTIONS =
  `-y -f image2pipe -framerate ${framesPerSecond} -i - -c:v libx264 -preset veryslow -tune animation -crf 27 ` +
  '-pix_fmt yuv420p -movflags +faststart -fflags +bitexact -flags:v +bitexact -map_metadata -1'

const ffmpeg = spawn('ffmpeg', [...OPTIONS.split(' '), file], { stdio: ['pipe', 'ignore', 'inherit'] })
for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
  const picture = await sharp(Buffer.from(filmFrame(frame / framesPerSecond)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = (await once(ffmpeg, 'close')) as [number]
process.exitCode = code
