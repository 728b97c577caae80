const EVERY_MS = 700
const [WIDTH, HEIGHT] = [32, 24]

export interface PictureLight {
  /** Mean luminance of the middle, where the face is, from 0 to 255. */
  middle: number
  /** Mean luminance of the area around it. */
  around: number
}

/** Measures at intervals how bright a camera's picture is; reports nothing where it cannot. */
export function watchLight(stream: MediaStream, onLight: (light: PictureLight) => void): () => void {
  const pen = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!pen) return () => {}
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.srcObject = stream
  // Without a user gesture the browser refuses to play, and there is no picture to measure.
  film.play().catch(() => {})
  const look = () => {
    if (film.videoWidth === 0) return
    pen.drawImage(film, 0, 0, WIDTH, HEIGHT)
    const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT)
    const sums = { middle: 0, around: 0, inMiddle: 0, outside: 0 }
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
      // Luma coefficients of ITU-R BT.709.
      const luma = 0.2126 * (data[4 * i] ?? 0) + 0.7152 * (data[4 * i + 1] ?? 0) + 0.0722 * (data[4 * i + 2] ?? 0)
      if (x >= WIDTH / 4 && x < (3 * WIDTH) / 4 && y >= HEIGHT / 6) {
        sums.middle += luma
        sums.inMiddle++
      } else {
        sums.around += luma
        sums.outside++
      }
    }
    onLight({ middle: sums.middle / sums.inMiddle, around: sums.around / sums.outside })
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    clearInterval(timer)
    film.srcObject = null
  }
}
