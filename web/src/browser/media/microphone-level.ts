const EVERY_MS = 80

/** Reports the microphone's level, from 0 to 1, several times a second; nothing where the browser cannot measure it. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in globalThis) || stream.getAudioTracks().length === 0) return () => {}
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream(stream.getAudioTracks())).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    // Without a user gesture the browser may suspend the audio, and a suspended context measures silence.
    if (context.state !== 'running') return
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
    // −60 dB is silence, −10 dB is loud speech.
    const decibels = 10 * Math.log10(power + 1e-12)
    onLevel(Math.min(1, Math.max(0, (decibels + 60) / 50)))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
