/** Where the API is mounted, on the site's own host. */
export const base_url = '/api/v1'
