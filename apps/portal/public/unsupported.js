// Run only by browsers that know no modules. Some of them also know no policy that lets the check in the page run.
location.replace('/unsupported.html')
