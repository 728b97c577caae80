// How Node runs the server.

/**
 * MiB of each half of the space for new objects. V8's default, 32, keeps up to 50 MiB more, and answers no more requests
 * a second (`npm run bench`, G11 and G13).
 */
const NEW_OBJECTS_MIB = 8
/** Arguments of Node before the script. */
export const SERVER_FLAGS = [`--max-semi-space-size=${NEW_OBJECTS_MIB}`, '--expose-gc']
/**
 * One arena for the memory that is not V8's. The C library otherwise makes one for each thread, and a thread that has
 * checked a password keeps what it took: 20 MiB after the start.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }
